import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { ButtonProps } from '../Button';
import type { LinkProps } from '../Link';
import * as css from './Tooltip.css';

export interface TooltipProps {
  /** A sentence at most, and nothing that a person needs: a touch screen does not show it. */
  text: string;
  /** The one `Button` or `Link` it belongs to. */
  children: ReactElement<ButtonProps> | ReactElement<LinkProps>;
  /** Milliseconds that a pointer rests before it shows; 500 unless said. Focus shows it at once. */
  delay?: number | undefined;
}

/** A word more about a button or link while it is pointed at or focused (WCAG 1.4.13). */
export function Tooltip({ text, children, delay = 500 }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay}>
      {children}
      <AriaTooltip className={css.tooltip} offset={8}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
