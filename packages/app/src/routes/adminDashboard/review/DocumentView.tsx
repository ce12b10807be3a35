import type { Schemas } from '@sounding/api-client';
import { Button, InlineMessage, Skeleton, Stack } from '@sounding/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { QueryPart } from '../../../features/page/QueryPart';
import { isolated } from '../../../isolated';
import { offPaper, onPaper } from '../../../paper.css';
import { queriesOf } from '../../../queries';
import { saveFile } from '../../../saveFile';
import { useServices } from '../../../services';
import * as css from './DocumentView.css';

type Version = Schemas['ProjectDocumentVersion'];

const pdf: Version['file']['contentType'] = 'application/pdf';

/** Shows one ethics document in the page and offers it as a download. */
export function DocumentView({ version: { id, file } }: { version: Version }) {
  const query = useQuery(queriesOf(useServices().api).ethics.file(id));
  const isShown = canBeShown(file);
  return (
    <Stack gap="tight">
      <div className={isShown ? css.place : undefined}>
        <QueryPart
          query={query}
          name="the document"
          placeholder={<Skeleton height={isShown ? css.height : '6rem'} />}
        >
          {({ blob }) => (
            <Stack gap="tight">
              <Opened blob={blob} file={file} />
              <div className={offPaper}>
                <Button onPress={() => saveFile(blob, file.name)}>Download</Button>
              </div>
            </Stack>
          )}
        </QueryPart>
      </div>
      {/* Safari on iOS and WebKitGTK report that they show PDFs; no API tells how much of one they show. */}
      {isShown && file.contentType === pdf && (
        <p className={offPaper}>
          Some browsers show only the first page here, or none. If pages seem to be missing,
          download the document.
        </p>
      )}
    </Stack>
  );
}

const canBeShown = ({ contentType }: Version['file']) =>
  contentType !== pdf || navigator.pdfViewerEnabled;

/**
 * Shows the file as the content type that the server found, never as one that a browser might guess. Chromium
 * shows no PDF in a sandboxed frame; the frame inherits the page's policy, which lets no script run in it.
 */
function Opened({ blob, file }: { blob: Blob; file: Version['file'] }) {
  const { name, contentType } = file;
  const show = useCallback(
    (place: HTMLIFrameElement | HTMLImageElement | null) => {
      if (place === null) return undefined;
      const address = URL.createObjectURL(new Blob([blob], { type: contentType }));
      // Without thumbnails, as wide as the frame (PDF open parameters, RFC 8118).
      place.src = contentType === pdf ? `${address}#navpanes=0&view=FitH` : address;
      return () => URL.revokeObjectURL(address);
    },
    [blob, contentType],
  );
  if (!canBeShown(file)) {
    return (
      <InlineMessage tone="info">
        This browser does not show PDFs in a page. Download the document to read it.
      </InlineMessage>
    );
  }
  const words = `Ethics document ${isolated(name)}`;
  return contentType === pdf ? (
    <>
      <div className={offPaper}>
        <iframe ref={show} title={words} className={css.frame} />
      </div>
      <p className={onPaper}>
        <bdi>{name}</bdi>. To have it on paper, download it and print it by itself.
      </p>
    </>
  ) : (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
    <div role="region" aria-label="The document" tabIndex={0} className={css.frame}>
      <img ref={show} alt={words} className={css.picture} />
    </div>
  );
}
