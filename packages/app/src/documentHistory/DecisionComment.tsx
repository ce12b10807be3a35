import * as css from './DecisionComment.css';

/** An administrator's comment on a document, with its line breaks. */
export function DecisionComment({ comment }: { comment: string }) {
  return (
    <blockquote dir="auto" className={css.comment}>
      {comment}
    </blockquote>
  );
}
