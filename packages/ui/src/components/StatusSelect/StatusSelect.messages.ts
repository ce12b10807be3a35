import type { SelectMessages } from '../Select';

export interface StatusSelectMessages extends SelectMessages {
  label: string;
}

/** The words of its own; the rest are those of `Select`. */
export const statusSelectMessages: Pick<StatusSelectMessages, 'label'> = {
  label: 'Choose status:',
};
