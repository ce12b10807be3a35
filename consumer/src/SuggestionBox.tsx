import {
  Button,
  Card,
  ConfirmationDialog,
  Inline,
  Page,
  PageHeading,
  Pagination,
  Stack,
  TextArea,
} from '@sounding/ui';
import { PollResults } from '@sounding/ui/charts';
import { CheckIcon } from '@sounding/ui/icons';
import { useState } from 'react';
import { findJargon } from './glossary';
import { paginationWords } from './paginationWords';
import { confirmationWords, counterWords, pollWords, skipLinkWords } from './words';

const suggestions = [
  'Ouvrir le dimanche',
  'Plus de tables près des fenêtres',
  'Un club de lecture pour débutants',
];

const votes = [
  { label: 'Le matin', count: 12, percentage: 30 },
  { label: 'Le soir', count: 28, percentage: 70 },
];

/** One suggestion a page, each to be answered or refused. */
export function SuggestionBox() {
  const [page, setPage] = useState(0);
  const [answer, setAnswer] = useState('');
  const [asks, setAsks] = useState(false);
  const [refused, setRefused] = useState<readonly number[]>([]);
  const isRefused = refused.includes(page);
  const jargon = new Set(findJargon(answer).map(({ term }) => term));

  return (
    <Page width="text" messages={skipLinkWords}>
      <Stack gap="section">
        <PageHeading lead="Chaque idée reçoit une réponse.">Boîte à idées</PageHeading>
        <Card
          title={suggestions[page]}
          actions={
            !isRefused && (
              <Inline>
                <Button variant="primary" icon={<CheckIcon />}>
                  Publier la réponse
                </Button>
                <Button variant="danger" onPress={() => setAsks(true)}>
                  Refuser l’idée
                </Button>
              </Inline>
            )
          }
        >
          {isRefused ? (
            <p role="status">Cette idée est refusée.</p>
          ) : (
            <TextArea
              label="Notre réponse"
              hint={jargon.size > 0 ? `À expliquer : ${[...jargon].join(', ')}` : undefined}
              value={answer}
              onChange={setAnswer}
              limit={400}
              messages={counterWords}
            />
          )}
        </Card>
        <Pagination
          page={page}
          totalPages={suggestions.length}
          onChange={setPage}
          messages={paginationWords}
        />
        <PollResults
          title="Quand venez-vous ?"
          headingLevel={2}
          data={votes}
          messages={pollWords}
        />
      </Stack>
      <ConfirmationDialog
        isOpen={asks}
        status="no"
        tone="danger"
        label="L’idée ne sera plus visible pour personne."
        onConfirm={() => {
          setRefused([...refused, page]);
          setAsks(false);
        }}
        onCancel={() => setAsks(false)}
        messages={confirmationWords}
      />
    </Page>
  );
}
