import { Button, Stack } from '@sounding/ui';
import { useQuery } from '@tanstack/react-query';
import { OutdatedList } from '../../../features/page/OutdatedList';
import { QueryPart } from '../../../features/page/QueryPart';
import { SectionHeading } from '../../../features/page/SectionHeading';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { CardsOnTheirWay } from '../CardsOnTheirWay';
import { KeptDrafts } from '../publishing/KeptDrafts';
import { PublicationList } from '../publishing/PublicationList';
import { useEdited } from '../publishing/useEdited';
import { usePublishingView } from '../publishing/usePublishingView';
import { editorNames } from '../tabs';
import { Replies } from './Replies';
import { UpdateCard } from './UpdateCard';
import { UpdateEditor } from './UpdateEditor';
import { updateFieldId } from './useUpdateDraft';

const listId = 'updates';

/** The updates that participants were given, and which questions these reply to. */
export function UpdatesTab({ projectId }: { projectId: number }) {
  const queries = queriesOf(useServices().api).projects;
  const updates = useQuery(queries.updates(projectId));
  const questions = useQuery(queries.questions(projectId));
  const view = usePublishingView({ list: listId, editor: updateFieldId });
  const { mode, add, addAbout, edit, open, showList, returnToList } = view;
  const edited = useEdited(mode, updates.data);

  if (mode.name === 'add') {
    return (
      <Stack gap="separate">
        <SectionHeading>{editorNames.updates.add}</SectionHeading>
        <UpdateEditor
          key={mode.about}
          projectId={projectId}
          update={null}
          about={mode.about}
          questions={questions}
          onDone={showList}
          onCancel={returnToList}
        />
      </Stack>
    );
  }
  return (
    <QueryPart query={updates} name="the updates" placeholder={<CardsOnTheirWay />}>
      {(items) => {
        if (edited !== undefined) {
          return (
            <Stack gap="separate">
              <SectionHeading>{editorNames.updates.edit}</SectionHeading>
              <UpdateEditor
                key={edited.id}
                projectId={projectId}
                update={edited}
                about={null}
                questions={questions}
                onDone={showList}
                onCancel={returnToList}
              />
            </Stack>
          );
        }
        return (
          <Stack gap="section">
            <Stack>
              <SectionHeading id={listId}>Updates</SectionHeading>
              <KeptDrafts kind="update" projectId={projectId} items={items} onContinue={open} />
              <div>
                <Button variant="primary" onPress={add}>
                  Add update
                </Button>
              </div>
              <OutdatedList list={updates} />
              <PublicationList
                items={items}
                noun={{ one: 'update', many: 'updates' }}
                view={view}
                landingId={listId}
                whatComes="What you tell participants stands here: what you heard, and what you did about it."
              >
                {(update) => (
                  <UpdateCard
                    update={update}
                    questions={questions.data ?? []}
                    onEdit={() => edit(update.id)}
                  />
                )}
              </PublicationList>
            </Stack>
            <Replies updates={items} questions={questions} onReply={addAbout} />
          </Stack>
        );
      }}
    </QueryPart>
  );
}
