import { Button, type ButtonProps, VisuallyHidden } from '@sounding/ui';

type RowButtonProps = ButtonProps & {
  /** Whom or what the button acts on: its label alone is the same in every row. */
  about: string;
  /** The id of the hidden `about` words, by which the button is found again. */
  aboutId?: string;
};

/** A button in a table row; the row's name follows the label in its accessible name: "Approve Rosa Frank". */
export function RowButton({ about, aboutId, children, ...button }: RowButtonProps) {
  return (
    <Button {...button}>
      {children}
      <VisuallyHidden id={aboutId}> {about}</VisuallyHidden>
    </Button>
  );
}
