/** What questions and updates share: how they are published and withdrawn (section 4). */
export const publicationStatuses = ['PUBLISHED', 'DRAFT', 'DEACTIVATED'] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

export type PublicationAction = 'saveAsDraft' | 'publish' | 'deactivate' | 'activate';

const transitions: Readonly<
  Record<PublicationStatus, Partial<Readonly<Record<PublicationAction, PublicationStatus>>>>
> = {
  DRAFT: { saveAsDraft: 'DRAFT', publish: 'PUBLISHED' },
  PUBLISHED: { deactivate: 'DEACTIVATED' },
  DEACTIVATED: { activate: 'PUBLISHED' },
};

/** A new item is saved as one of these. */
export type NewPublicationStatus = Exclude<PublicationStatus, 'DEACTIVATED'>;

/** The status after an action, or null where the action is not allowed. */
export function statusAfter(
  status: PublicationStatus,
  action: PublicationAction,
): PublicationStatus | null {
  return transitions[status][action] ?? null;
}

/** Only drafts can be edited. */
export function isEditable(status: PublicationStatus): boolean {
  return statusAfter(status, 'saveAsDraft') !== null;
}

export function canDeactivate(status: PublicationStatus): boolean {
  return statusAfter(status, 'deactivate') !== null;
}

export function canActivate(status: PublicationStatus): boolean {
  return statusAfter(status, 'activate') !== null;
}
