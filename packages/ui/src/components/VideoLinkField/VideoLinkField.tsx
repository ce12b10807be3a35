import { SuccessIcon } from '../../icons';
import type { FieldProps } from '../Field';
import { TextField } from '../TextField';
import { wordsOf } from '../../props/wordsOf';
import { videoLinkFieldMessages, type VideoLinkFieldMessages } from './VideoLinkField.messages';
import * as css from './VideoLinkField.css';

export interface VideoLinkFieldProps extends FieldProps {
  /** The text that the person typed or pasted. */
  value: string;
  /** Called with the text at each change, as a person types. */
  onChange: (value: string) => void;
  /** Returns the id of the video that a link leads to, or null for a link that it does not recognise. */
  parse: (link: string) => string | null;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<VideoLinkFieldMessages> | undefined;
}

/**
 * A field for a link to a video. It says which video it recognised, without asking the service that shows it.
 */
export function VideoLinkField({ value, parse, messages, ...field }: VideoLinkFieldProps) {
  const words = wordsOf(videoLinkFieldMessages, messages);
  const videoId = parse(value);
  return (
    <div>
      <TextField {...field} value={value} inputMode="url" autoComplete="off" messages={messages} />
      {/* Rendered from the start, and as high as its one line, so that nothing jumps. */}
      <p role="status" className={css.outcome}>
        {videoId !== null && (
          <>
            <SuccessIcon /> <span>{words.recognised(videoId)}</span>
          </>
        )}
      </p>
    </div>
  );
}
