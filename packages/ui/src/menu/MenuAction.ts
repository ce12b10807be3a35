interface MenuActionBase {
  id: string;
  /** A verb: "Edit". */
  label: string;
  onAction: () => void;
  /** `danger` for what cannot be taken back; it is set apart at the end of the menu. */
  tone?: 'danger' | undefined;
}

/** Something a menu can do. What can be disabled may say why, below its label and read with it. */
export type MenuAction = MenuActionBase &
  (
    | { isDisabled?: boolean | undefined; disabledReason?: undefined }
    | { isDisabled: boolean; disabledReason: string | undefined }
  );
