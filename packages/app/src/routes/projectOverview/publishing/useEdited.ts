import { isEditable, type PublicationStatus } from '@sounding/domain/publication';
import { useState } from 'react';
import type { PublishingMode } from './usePublishingView';

interface Publication {
  readonly id: number;
  readonly status: PublicationStatus;
}

/**
 * The draft that the address asks to edit. Once its editor is open, it stays open whatever happens to the
 * stored draft: nobody loses words while writing.
 */
export function useEdited<Item extends Publication>(
  mode: PublishingMode,
  items: readonly Item[] = [],
): Item | undefined {
  const [opened, setOpened] = useState<Item>();
  const id = mode.name === 'edit' ? mode.id : null;
  const edited =
    opened?.id === id ? opened : items.find((item) => item.id === id && isEditable(item.status));
  if (edited !== opened) setOpened(edited);
  return edited;
}
