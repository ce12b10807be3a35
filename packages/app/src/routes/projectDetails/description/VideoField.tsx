import { isVideoId, videoIdOf } from '@sounding/domain/media';
import { ConsentedVideo, Stack, VideoLinkField } from '@sounding/ui';
import { useState } from 'react';
import { useCookiePreference } from '../../../features/cookies/useCookiePreference';
import { paths } from '../../../paths';
import type { MediaPartProps } from './mediaPart';

/** The link to a video, of which only the video's id is kept. If cookies are allowed, the video is shown. */
export function VideoField({ item, onChange, idOf, errorOf }: MediaPartProps) {
  // The field keeps the text as typed; text that is no video link is refused on saving.
  const [link, setLink] = useState(
    isVideoId(item.value) ? `https://youtu.be/${item.value}` : item.value,
  );
  const { areEnabled } = useCookiePreference();
  return (
    <Stack>
      <VideoLinkField
        id={idOf('value')}
        label="Video link"
        hint="The address of a YouTube video, such as https://youtu.be/ followed by its id."
        isRequired
        value={link}
        onChange={(text) => {
          setLink(text);
          onChange({ value: videoIdOf(text) ?? text });
        }}
        parse={videoIdOf}
        error={errorOf('value')}
      />
      {isVideoId(item.value) && (
        <ConsentedVideo
          videoId={item.value}
          title="Preview of the video"
          isConsented={areEnabled}
          preferenceHref={paths.cookies}
        />
      )}
    </Stack>
  );
}
