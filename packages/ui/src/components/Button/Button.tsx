import { memo, useId, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useHeldFocus } from '../../focus/useHeldFocus';
import { withoutPress } from '../../focus/withoutPress';
import { defined } from '../../props/defined';
import { useSteady } from '../../props/useSteady';
import { buttonShape, buttonVariant } from '../../styles/buttonLooks.css';
import { focusRing } from '../../styles/focusRing.css';
import { wordsOf } from '../../props/wordsOf';
import { buttonMessages, type ButtonMessages } from './Button.messages';
import * as css from './Button.css';
import { PendingMark } from './PendingMark';

export type ButtonVariant = keyof typeof buttonVariant;

interface ButtonBaseProps {
  /** A verb, and what it acts on: "Save as draft". */
  children: ReactNode;
  /**
   * How much it weighs on the page; one `primary` a view.
   * @default secondary
   */
  variant?: ButtonVariant | undefined;
  /**
   * `submit` sends the form that it stands in.
   * @default button
   */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** The `id` of the form that it sends, where it stands outside of it: among the actions of a dialog. */
  form?: string | undefined;
  /** A press by mouse, finger, key or voice. */
  onPress?: (() => void) | undefined;
  /**
   * The action runs: the button keeps focus, ignores presses and says so.
   * @default false
   */
  isPending?: boolean | undefined;
  /** What is announced while it runs, such as "Saving". */
  pendingLabel?: string | undefined;
  /** Stands before the words and repeats them; never instead of words. */
  icon?: ReactNode;
  /** Words to say in place of its own. */
  messages?: Partial<ButtonMessages> | undefined;
}

/** A reason comes with what it explains. */
export type ButtonProps = ButtonBaseProps &
  (
    | {
        /**
         * Cannot be pressed now; give `disabledReason` with it. A button that has focus keeps it until
         * the person goes on, so that their place is not lost.
         * @default false
         */
        isDisabled: boolean | undefined;
        /** Why the button is disabled, shown below it while it is. */
        disabledReason?: string | undefined;
      }
    | { isDisabled?: undefined; disabledReason?: undefined }
  );

/** Does something on this page. To go elsewhere use `Link`. */
export function Button({ onPress, ...rest }: ButtonProps) {
  return <SteadyButton {...rest} onPress={useSteady(onPress)} />;
}

/** Stands as it is while the page around it changes. */
const SteadyButton = memo(function SteadyButton({
  children,
  variant = 'secondary',
  type = 'button',
  form,
  onPress,
  isDisabled = false,
  isPending = false,
  pendingLabel,
  icon,
  disabledReason,
  messages,
}: ButtonProps) {
  const words = wordsOf(buttonMessages, messages);
  const reasonId = useId();
  const reason = isDisabled ? disabledReason : undefined;
  const held = useHeldFocus(isDisabled);

  const button = (
    <AriaButton
      {...defined({ form, onPress, 'aria-describedby': reason && reasonId })}
      type={type}
      {...(isPending && { render: withoutPress('data-pending') })}
      {...held}
      className={`${buttonShape} ${buttonVariant[variant]} ${focusRing}`}
    >
      {isPending ? (
        <PendingMark label={pendingLabel ?? words.pending} />
      ) : (
        icon !== undefined && (
          <span className={css.icon} aria-hidden="true">
            {icon}
          </span>
        )
      )}
      <span>{children}</span>
    </AriaButton>
  );

  // The button stays the same element while a reason that is given comes and goes.
  if (disabledReason === undefined) return button;
  return (
    <div className={css.withReason}>
      {button}
      {reason !== undefined && (
        <p id={reasonId} className={css.reason}>
          {reason}
        </p>
      )}
    </div>
  );
});
