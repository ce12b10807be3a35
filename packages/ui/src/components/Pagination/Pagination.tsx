import { memo, useEffect } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useSteady } from '../../props/useSteady';
import { Button } from '../Button';
import { wordsOf } from '../../props/wordsOf';
import { paginationMessages, type PaginationMessages } from './Pagination.messages';
import * as css from './Pagination.css';

export interface PaginationProps {
  /** The page that is shown, counted from 0 as on the server. Anything but a number from 0 up counts as 0. */
  page: number;
  /** How many pages there are; 0 when nothing was found or nothing is known yet. */
  totalPages: number;
  /** Called with the page to show next, counted from 0. */
  onChange: (page: number) => void;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<PaginationMessages> | undefined;
}

/**
 * Moves between the pages of a long list. If the shown page no longer exists, it asks for the new last page.
 */
export function Pagination({ onChange, ...rest }: PaginationProps) {
  return <SteadyPagination {...rest} onChange={useSteady(onChange)} />;
}

/** The page number in an address may be anything: what is not a number from 0 up becomes 0. */
function wholeNumber(value: number): number {
  return value > 0 && value <= Number.MAX_SAFE_INTEGER ? Math.trunc(value) : 0;
}

/** Memoised, so that it does not render again when the rows above it change. */
const SteadyPagination = memo(function SteadyPagination({
  page,
  totalPages,
  onChange,
  messages,
}: PaginationProps) {
  const { locale } = useLocale();
  const words = wordsOf(paginationMessages(locale), messages);
  const lastPage = Math.max(wholeNumber(totalPages), 1) - 1;
  const askedPage = wholeNumber(page);
  const shownPage = Math.min(askedPage, lastPage);
  const isFirst = shownPage === 0;
  const isLast = shownPage === lastPage;

  const vanished = totalPages > 0 && askedPage > lastPage;
  useEffect(() => {
    if (vanished) onChange(lastPage);
  }, [vanished, lastPage, onChange]);

  return (
    <nav aria-label={words.label} className={css.pagination}>
      <Button isDisabled={isFirst} onPress={() => onChange(shownPage - 1)}>
        {words.previous}
      </Button>
      <p role="status" className={css.position}>
        {words.page(shownPage + 1, lastPage + 1)}
      </p>
      <Button isDisabled={isLast} onPress={() => onChange(shownPage + 1)}>
        {words.next}
      </Button>
    </nav>
  );
});
