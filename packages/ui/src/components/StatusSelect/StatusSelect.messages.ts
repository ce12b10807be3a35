import type { SelectMessages } from '../Select';

export interface StatusSelectMessages extends SelectMessages {
  label: string;
}

/** The component's own texts; the rest are those of `Select`. */
export const statusSelectMessages: Pick<StatusSelectMessages, 'label'> = {
  label: 'Choose status:',
};
