import type { Schemas } from '@sounding/api-client';
import { numberText } from '@sounding/domain/text';
import * as css from './InterestCounts.css';

type Counts = Pick<Schemas['ProjectListItem'], 'hearMoreYesCount' | 'hearMoreNoCount'>;

/** How many people want to hear more of a project, and how many do not. */
export function InterestCounts({ project }: { project: Counts }) {
  return (
    <>
      <Count count={project.hearMoreYesCount} meaning="interested" />{' '}
      <Count count={project.hearMoreNoCount} meaning="not interested" />
    </>
  );
}

interface CountProps {
  count: number;
  meaning: 'interested' | 'not interested';
}

function Count({ count, meaning }: CountProps) {
  return (
    <span className={css.count} role="img" aria-label={`${count} ${meaning}`} title={meaning}>
      <svg className={css.thumb} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path
          d="M6.5 8.5 9.6 2.6c1.3 0 2.1 1 1.9 2.2l-.5 2.7h4.4c1 0 1.8 1 1.5 2l-1.5 5.4c-.2.8-.9 1.3-1.7 1.3H6.5m0-7.7H3.2v7.7h3.3m0-7.7v7.7"
          transform={meaning === 'interested' ? undefined : 'rotate(180 10 10)'}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </svg>
      <span>{numberText(count)}</span>
    </span>
  );
}
