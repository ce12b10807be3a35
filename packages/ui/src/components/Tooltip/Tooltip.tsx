import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { ButtonProps } from '../Button';
import type { LinkProps } from '../Link';
import * as css from './Tooltip.css';

export interface TooltipProps {
  /** One sentence at most, and nothing that a person needs: a touch screen does not show it. */
  text: string;
  /** The one `Button` or `Link` that the tooltip explains. */
  children: ReactElement<ButtonProps> | ReactElement<LinkProps>;
  /** Milliseconds that a pointer rests before the tooltip shows. Focus shows it at once. Default: 500. */
  delay?: number | undefined;
}

/** A short explanation of a button or link while it is pointed at or focused (WCAG 1.4.13). */
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
