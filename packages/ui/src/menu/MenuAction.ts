interface MenuActionBase {
  id: string;
  /** A verb: "Edit". */
  label: string;
  onAction: () => void;
  /** `danger` for an action that cannot be undone; it is set apart at the end of the menu. */
  tone?: 'danger' | undefined;
}

/** An action of a menu. An action that can be disabled may say why, below its label and read with it. */
export type MenuAction = MenuActionBase &
  (
    | { isDisabled?: boolean | undefined; disabledReason?: undefined }
    | { isDisabled: boolean; disabledReason: string | undefined }
  );
