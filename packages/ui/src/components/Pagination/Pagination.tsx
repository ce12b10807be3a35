import { memo, useEffect } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useSteady } from '../../props/useSteady';
import { Button } from '../Button';
import { wordsOf } from '../../props/wordsOf';
import { paginationMessages, type PaginationMessages } from './Pagination.messages';
import * as css from './Pagination.css';

export interface PaginationProps {
  /** Counts from 0, as the server does. What is no such number, as an address may hold, counts as 0. */
  page: number;
  /** How many pages there are; 0 when nothing was found or nothing is known yet. */
  totalPages: number;
  /** The page to show next, counted from 0. */
  onChange: (page: number) => void;
  /** Words to say in place of its own. */
  messages?: Partial<PaginationMessages> | undefined;
}

/** From page to page of a long list. When the last page vanishes it steps back to the new last one. */
export function Pagination({ onChange, ...rest }: PaginationProps) {
  return <SteadyPagination {...rest} onChange={useSteady(onChange)} />;
}

/** An address may hold anything: what is no number from 0 up is taken for 0. */
function wholeNumber(value: number): number {
  return value > 0 && value <= Number.MAX_SAFE_INTEGER ? Math.trunc(value) : 0;
}

/** Stands as it is while the rows above it come and go. */
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
