import { Button, type ButtonProps, VisuallyHidden } from '@sounding/ui';

type RowButtonProps = ButtonProps & {
  /** Whom or what it is about: every row has the same button. */
  about: string;
  /** Of the words that say so, by which the button is found again. */
  aboutId?: string;
};

/** A button of a table's row, whose name holds the row's after its own words: "Approve Rosa Frank". */
export function RowButton({ about, aboutId, children, ...button }: RowButtonProps) {
  return (
    <Button {...button}>
      {children}
      <VisuallyHidden id={aboutId}> {about}</VisuallyHidden>
    </Button>
  );
}
