import { Disclosure, Skeleton } from '@sounding/ui';
import { useQuery } from '@tanstack/react-query';
import { DocumentHistory } from '../../documentHistory/DocumentHistory';
import { QueryPart } from '../../features/page/QueryPart';
import { queriesOf } from '../../queries';
import { useServices } from '../../services';

/** For a researcher: what was handed in so far, and what the administrators decided about it. */
export function SubmittedDocuments({ projectId }: { projectId: number }) {
  const query = useQuery(queriesOf(useServices().api).ethics.versions(projectId));
  return (
    <Disclosure title="Documents you have submitted, and decisions">
      <QueryPart query={query} name="your documents" placeholder={<Skeleton height="6rem" />}>
        {(versions) => <DocumentHistory versions={versions} isReaderDeciding={false} />}
      </QueryPart>
    </Disclosure>
  );
}
