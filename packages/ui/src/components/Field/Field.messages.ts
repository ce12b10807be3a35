export interface FieldMessages {
  /** Follows the label of a field that must be filled in. */
  required: string;
}

export const fieldMessages: FieldMessages = {
  required: '(required)',
};
