import * as css from './DecisionComment.css';

/** What an administrator wrote of a document, with the lines it was written in. */
export function DecisionComment({ comment }: { comment: string }) {
  return (
    <blockquote dir="auto" className={css.comment}>
      {comment}
    </blockquote>
  );
}
