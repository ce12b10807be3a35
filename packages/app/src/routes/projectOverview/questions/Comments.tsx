import type { Schemas } from '@sounding/api-client';
import { formatLongDate } from '@sounding/domain/dates';
import { counted, numberText } from '@sounding/domain/text';
import { Pagination, SearchField, Stack } from '@sounding/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { OutdatedList } from '../../../features/page/OutdatedList';
import { QueryPart } from '../../../features/page/QueryPart';
import { SectionHeading } from '../../../features/page/SectionHeading';
import { PrintedFilters } from '../../../features/pagedList/PrintedFilters';
import { useTypedSearch } from '../../../features/pagedList/useTypedSearch';
import { isolated } from '../../../isolated';
import { offPaper } from '../../../paper.css';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import * as css from './Comments.css';
import { useCommentsView } from './useCommentsView';

const pageSize = 10;

interface CommentsProps {
  questionId: number;
  /** The question in plain words. */
  questionText: string;
}

/** The approved comments on a question, newest first, a page at a time. */
export function Comments({ questionId, questionText }: CommentsProps) {
  const { search, setSearch, page, setPage } = useCommentsView(questionId);
  const { typed, setTyped, noteAsked } = useTypedSearch(search);
  const comments = useQuery({
    ...queriesOf(useServices().api).answers.ofQuestion(questionId, {
      withComment: true,
      page,
      size: pageSize,
      ...(search !== '' && { search }),
    }),
    placeholderData: keepPreviousData,
  });
  const question = `“${isolated(questionText)}”`;

  return (
    // Named after its question, because other questions have comments too.
    <div role="group" aria-label={`Comments on ${question}`}>
      <Stack>
        <SectionHeading level={4}>Comments</SectionHeading>
        <div className={offPaper}>
          <SearchField
            label="Search comments"
            value={typed}
            onChange={setTyped}
            onSearch={(words) => noteAsked(setSearch(words))}
          />
        </div>
        <QueryPart query={comments} name={`the comments on ${question}`}>
          {({ content, pageNumber, totalElements, totalPages }) => (
            <Stack>
              <OutdatedList list={comments} />
              <PrintedFilters
                chosen={[
                  ['Search', search === '' ? undefined : `“${isolated(search)}”`],
                  [
                    'Shown',
                    totalPages > 1
                      ? `${placesOf(pageNumber, content.length)} of ${numberText(totalElements)}, all of which are in the export`
                      : undefined,
                  ],
                ]}
              />
              {/* Until the response arrives, the count is still that of the previous request. */}
              <p role="status">
                {comments.isPlaceholderData ? 'Loading comments' : countText(totalElements, search)}
              </p>
              <CommentList comments={content} />
              {(totalPages > 1 || pageNumber > 0) && (
                <Pagination
                  page={pageNumber}
                  totalPages={totalPages}
                  onChange={(next) => setPage(next, pageNumber >= totalPages)}
                  // Each question has its own pagination, and each pagination is a landmark.
                  messages={{ label: `Pages of comments on ${question}` }}
                />
              )}
            </Stack>
          )}
        </QueryPart>
      </Stack>
    </div>
  );
}

function CommentList({ comments }: { comments: readonly Schemas['Answer'][] }) {
  if (comments.length === 0) return null;
  return (
    <ul className={css.list}>
      {comments.map(({ id, comment, date }) => (
        <li key={id}>
          <p dir="auto" className={css.comment}>
            {comment}
          </p>
          <p className={css.date}>
            <time dateTime={date}>{formatLongDate(date)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** "11 to 20" */
function placesOf(page: number, count: number): string {
  const before = page * pageSize;
  const first = numberText(before + 1);
  const last = numberText(before + count);
  return count === 1 ? first : `${first} to ${last}`;
}

function countText(total: number, search: string): string {
  const comments = counted(total, 'comment');
  if (search !== '')
    return total === 0
      ? `No comment has “${isolated(search)}”`
      : `${comments} with “${isolated(search)}”`;
  return total === 0 ? 'No comments yet' : comments;
}
