import { Disclosure, Skeleton } from '@sounding/ui';
import { useQuery } from '@tanstack/react-query';
import { DocumentHistory } from '../../documentHistory/DocumentHistory';
import { QueryPart } from '../../features/page/QueryPart';
import { queriesOf } from '../../queries';
import { useServices } from '../../services';

/** Shows a researcher the documents submitted so far, and the administrators' decisions. */
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
