import type { DocsContext } from '@storybook/addon-docs/blocks';
import { useMemo, useSyncExternalStore } from 'react';
import { readChoices, type ToolbarChoices } from './toolbars';

/** Storybook's events with the toolbars' first state and each new one. */
const events = ['setGlobals', 'globalsUpdated', 'updateGlobals'] as const;

type Channel = React.ContextType<typeof DocsContext>['channel'];

/** The toolbars' choices, on a page of the documentation. */
export function useToolbars(channel: Channel): ToolbarChoices {
  const store = useMemo(
    () => ({
      subscribe: (onChange: () => void) => {
        for (const event of events) channel.on(event, onChange);
        return () => {
          for (const event of events) channel.off(event, onChange);
        };
      },
      get: () => JSON.stringify(readChoices(lastGlobals(channel))),
    }),
    [channel],
  );
  // As a string, so that equal choices are the same value.
  const text = useSyncExternalStore(store.subscribe, store.get);
  return useMemo(() => readChoices(JSON.parse(text)), [text]);
}

function lastGlobals(channel: Channel): unknown {
  const heard: unknown = channel.last('globalsUpdated') ?? channel.last('setGlobals');
  const first: unknown = Array.isArray(heard) ? heard[0] : undefined;
  return typeof first === 'object' && first !== null && 'globals' in first
    ? first.globals
    : undefined;
}
