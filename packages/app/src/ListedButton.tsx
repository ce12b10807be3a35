import { Button, type ButtonProps, VisuallyHidden } from '@sounding/ui';

type ListedButtonProps = ButtonProps & {
  /** Whom or what the button acts on: its label alone is the same in every row or card. */
  about: string;
  /** The id of the hidden `about` words, by which the button is found again. */
  aboutId?: string;
};

/** A button in a row or card of a list; hidden words follow its label in its name: "Approve Rosa Frank". */
export function ListedButton({ about, aboutId, children, ...button }: ListedButtonProps) {
  return (
    <Button {...button}>
      {children}
      <VisuallyHidden id={aboutId}> {about}</VisuallyHidden>
    </Button>
  );
}
