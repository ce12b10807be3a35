import { notifyManager, useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Runs an action once at a time: until it ends, another press starts nothing and gets the promise under way.
 * A button that is shown as pending does not stop a double press, because React renders it only afterwards.
 */
export function useOneAtATime<Arguments extends readonly unknown[], Result>(
  act: (...given: Arguments) => Promise<Result>,
): OneAtATime<Arguments, Result> {
  const current = useRef<Promise<Result> | null>(null);
  const press = (...given: Arguments) =>
    (current.current ??= act(...given).finally(() => {
      current.current = null;
    }));
  // oxlint-disable-next-line react/refs -- both read it when they are called, and no rendering calls them
  return Object.assign(press, { underWay: () => current.current });
}

interface OneAtATime<Arguments extends readonly unknown[], Result> {
  (...given: Arguments): Promise<Result>;
  /** The action under way at the moment of the call; null if there is none. */
  readonly underWay: () => Promise<Result> | null;
}

/**
 * Resolves once components know a mutation's result, which React Query tells them in a later task than the
 * end of the promise. Without this wait a form sometimes found no errors yet, and did not move focus to their
 * summary.
 */
const componentsAreTold = () => new Promise<void>((resolve) => notifyManager.schedule(resolve));

/** A mutation that sends one request at a time, however often a person presses. */
export function useSending<Answer, Variables = void>(
  options: UseMutationOptions<Answer, Error, Variables>,
) {
  const { mutateAsync, isPending, isSuccess, data, error, reset } = useMutation(options);
  /** Resolves with whether the request succeeded; if not, `error` says why. */
  const send = useOneAtATime(async (sent: Variables) => {
    const isDone = await mutateAsync(sent).then(
      () => true,
      () => false,
    );
    await componentsAreTold();
    return isDone;
  });
  /** Clears an error, which is about the values that were sent and not about those typed now. */
  const forgetError = () => {
    if (error !== null) reset();
  };
  return { send, isPending, isSuccess, data, error, reset, forgetError };
}
