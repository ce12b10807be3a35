import { transcriptsOf, useComponentName } from './componentRecords';
import { asWords, sentenceCase } from './sentenceCase';
import * as css from './records.css';

/**
 * What a screen reader says about this page's component in its main states, as the last test run heard it.
 */
export function ScreenReaderTranscript() {
  return (
    <div className={`sb-unstyled ${css.transcripts}`}>
      {transcriptsOf(useComponentName()).map(({ state, phrases }, index) => (
        <details key={state} open={index === 0} className={css.transcript}>
          <summary className={css.state}>{sentenceCase(asWords(state))}</summary>
          <ol className={css.phrases}>
            {phrases.map((phrase, place) => (
              <li key={place}>{phrase}</li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}
