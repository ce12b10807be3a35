import { ChevronRightIcon } from '../../icons';
import { Link } from '../Link';
import { wordsOf } from '../../props/wordsOf';
import { breadcrumbsMessages, type BreadcrumbsMessages } from './Breadcrumbs.messages';
import * as css from './Breadcrumbs.css';

export interface BreadcrumbItem {
  /** The heading of that page. */
  label: string;
  /** Address of that page. The current page needs none. */
  href?: string | undefined;
}

export interface BreadcrumbsProps {
  /** The pages from the top level down; the last one is the current page. */
  items: readonly BreadcrumbItem[];
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<BreadcrumbsMessages> | undefined;
}

/** Shows where the current page stands, with links to the levels above it. */
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
