import { notifyManager, useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * What a press does, once at a time: until it is over another press begins nothing, and is answered
 * by what is under way. A button that shows itself pending comes too late for a double press, as
 * React draws it after.
 */
export function useOneAtATime<Arguments extends readonly unknown[], Result>(
  act: (...given: Arguments) => Promise<Result>,
): OneAtATime<Arguments, Result> {
  const current = useRef<Promise<Result> | null>(null);
  const press = (...given: Arguments) =>
    (current.current ??= act(...given).finally(() => {
      current.current = null;
    }));
  return Object.assign(press, { underWay: () => current.current });
}

interface OneAtATime<Arguments extends readonly unknown[], Result> {
  (...given: Arguments): Promise<Result>;
  /** What is under way at the moment of asking. */
  readonly underWay: () => Promise<Result> | null;
}

/**
 * A mutation tells its components in a task of its own, after its promise has ended: a form that looked
 * for errors by then found none at times, and moved focus to no summary of them.
 */
const componentsAreTold = () => new Promise<void>((resolve) => notifyManager.schedule(resolve));

/** A mutation that a press sends, one at a time. */
export function useSending<Answer, Variables = void>(
  options: UseMutationOptions<Answer, Error, Variables>,
) {
  const { mutateAsync, isPending, isSuccess, data, error, reset } = useMutation(options);
  /** Answers whether it went well; if not, `error` says why. */
  const send = useOneAtATime(async (sent: Variables) => {
    const isDone = await mutateAsync(sent).then(
      () => true,
      () => false,
    );
    await componentsAreTold();
    return isDone;
  });
  /** What failed is about what was sent, not about what is typed now. */
  const forgetError = () => {
    if (error !== null) reset();
  };
  return { send, isPending, isSuccess, data, error, reset, forgetError };
}
