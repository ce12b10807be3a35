/** Something a menu can do. */
export interface MenuAction {
  id: string;
  /** A verb: "Edit". */
  label: string;
  onAction: () => void;
  /** `danger` for what cannot be taken back; it is set apart at the end of the menu. */
  tone?: 'danger' | undefined;
  isDisabled?: boolean | undefined;
  /** Why it is disabled, shown below its label and read with it. */
  disabledReason?: string | undefined;
}
