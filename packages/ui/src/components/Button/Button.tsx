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
  /** The button's text: a verb and what it acts on, such as "Save as draft". */
  children: ReactNode;
  /**
   * How prominent the button is. Use `primary` once per view.
   * @default secondary
   */
  variant?: ButtonVariant | undefined;
  /**
   * What the button does in a form: `submit` sends the form around it.
   * @default button
   */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** `id` of the form to send, for a button outside that form, as among the actions of a dialog. */
  form?: string | undefined;
  /** Called when the button is pressed by mouse, finger, key or voice. */
  onPress?: (() => void) | undefined;
  /**
   * Whether the action is running. The button then keeps focus, ignores presses and announces `pendingLabel`.
   * @default false
   */
  isPending?: boolean | undefined;
  /** Announced while the action runs, such as "Saving". Default: `pending` of `messages`, "Please wait". */
  pendingLabel?: string | undefined;
  /** Icon before the text. Screen readers skip it, so it only repeats the text and never replaces it. */
  icon?: ReactNode;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<ButtonMessages> | undefined;
}

/** `disabledReason` is accepted only together with `isDisabled`. */
export type ButtonProps = ButtonBaseProps &
  (
    | {
        /**
         * Disables the button; give `disabledReason` too. A focused button keeps focus until the person moves
         * on, so that they do not lose their place.
         * @default false
         */
        isDisabled: boolean | undefined;
        /** Why the button is disabled; shown below the button while `isDisabled` is true. */
        disabledReason?: string | undefined;
      }
    | { isDisabled?: undefined; disabledReason?: undefined }
  );

/** Does something on this page. To go elsewhere use `Link`. */
export function Button({ onPress, ...rest }: ButtonProps) {
  return <SteadyButton {...rest} onPress={useSteady(onPress)} />;
}

/** Memoised, so that it is not rendered again when only the page around it changes. */
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

  // With a `disabledReason` the wrapper always renders, so the button stays the same element when the reason
  // comes or goes.
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
