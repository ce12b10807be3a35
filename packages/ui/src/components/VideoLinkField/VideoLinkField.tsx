import { SuccessIcon } from '../../icons';
import type { FieldProps } from '../Field';
import { TextField } from '../TextField';
import { wordsOf } from '../../props/wordsOf';
import { videoLinkFieldMessages, type VideoLinkFieldMessages } from './VideoLinkField.messages';
import * as css from './VideoLinkField.css';

export interface VideoLinkFieldProps extends FieldProps {
  /** What the person typed or pasted. */
  value: string;
  /** Each change, as a person types. */
  onChange: (value: string) => void;
  /** The id of the video that a link leads to, or null where it is not understood. */
  parse: (link: string) => string | null;
  /** Words to say in place of its own. */
  messages?: Partial<VideoLinkFieldMessages> | undefined;
}

/** A link to a video. It says which video it understood, without asking the service that shows it. */
export function VideoLinkField({ value, parse, messages, ...field }: VideoLinkFieldProps) {
  const words = wordsOf(videoLinkFieldMessages, messages);
  const videoId = parse(value);
  return (
    <div>
      <TextField {...field} value={value} inputMode="url" autoComplete="off" messages={messages} />
      {/* Here from the start, and as high as its one line, so that nothing jumps. */}
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
