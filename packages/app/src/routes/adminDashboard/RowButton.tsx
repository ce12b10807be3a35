import { Button, type ButtonProps } from '@sounding/ui';
import { outOfSight } from '../../outOfSight.css';

type RowButtonProps = ButtonProps & {
  /** Whom or what it is about: every row has the same button. */
  about: string;
};

/** A button of a table's row, whose name holds the row's after its own words: "Approve Rosa Frank". */
export function RowButton({ about, children, ...button }: RowButtonProps) {
  return (
    <Button {...button}>
      {children}
      <span className={outOfSight}> {about}</span>
    </Button>
  );
}
