import { ChevronRightIcon } from '../../icons';
import { Link } from '../Link';
import { wordsOf } from '../../props/wordsOf';
import { breadcrumbsMessages, type BreadcrumbsMessages } from './Breadcrumbs.messages';
import * as css from './Breadcrumbs.css';

export interface BreadcrumbItem {
  /** The page's own heading. */
  label: string;
  /** Where it leads; the page a person is on needs none. */
  href?: string | undefined;
}

export interface BreadcrumbsProps {
  /** From the top of the product to the page a person is on, which comes last. */
  items: readonly BreadcrumbItem[];
  /** Words to say in place of its own. */
  messages?: Partial<BreadcrumbsMessages> | undefined;
}

/** Where a page stands and the way back up. */
export function Breadcrumbs({ items, messages }: BreadcrumbsProps) {
  const words = wordsOf(breadcrumbsMessages, messages);
  if (items.length === 0) return null;
  const lastIndex = items.length - 1;
  return (
    <nav aria-label={words.label}>
      <ol className={css.list}>
        {items.map(({ label, href }, index) => (
          <li key={`${index} ${label}`} className={css.item}>
            {index > 0 && (
              <span className={css.separator}>
                <ChevronRightIcon />
              </span>
            )}
            {index === lastIndex ? (
              <span aria-current="page" className={css.current}>
                {label}
              </span>
            ) : href === undefined ? (
              <span>{label}</span>
            ) : (
              <Link href={href} variant="standalone">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
