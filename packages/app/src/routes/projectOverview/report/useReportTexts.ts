import { reportTextFields, type ReportTexts } from '@sounding/domain/report';
import { useEffect, useRef, useState } from 'react';
import type { Draft, DraftInHand } from '../../../features/draftInHand/draftInHand';
import { useServices } from '../../../services';

const nothingTyped: ReportTexts = { aim: '', influence: '', reflections: '' };

/**
 * The team's part of a project's report. The server stores none of it, so the browser keeps it until the
 * report is made: a person who leaves or loses the page finds their words in the dialog again.
 *
 * @param askedForm The key of the form whose words are asked for; if null or no longer kept, the last ones.
 */
export function useReportTexts(projectId: number, askedForm: string | null) {
  const { keptDrafts } = useServices();
  const [texts, setTexts] = useState(nothingTyped);
  // Each tab has its own form, so that none overwrites what another keeps.
  const [formKey] = useState(() => crypto.randomUUID());
  const isTyped = useRef(false);
  /** What an earlier visit or another tab left, until something is typed here. */
  const found = useRef<DraftInHand<ReportTexts> | null>(null);

  useEffect(() => {
    let isHere = true;
    void keptDrafts.list().then((copies) => {
      const reports = copies
        .map(({ inHand }) => inHand)
        .filter((inHand) => isReportOf(inHand, projectId));
      const left = reports.find((inHand) => inHand.formKey === askedForm) ?? reports[0];
      if (!isHere || isTyped.current || left === undefined) return;
      found.current = left;
      setTexts(left.draft);
    });
    return () => {
      isHere = false;
    };
  }, [askedForm, keptDrafts, projectId]);

  const inHandOf = (draft: ReportTexts): DraftInHand<ReportTexts> => ({
    place: { kind: 'report', projectId, id: null, about: null },
    base: { draft: nothingTyped, version: null },
    draft,
    formKey,
  });
  const takeOver = (former: DraftInHand<ReportTexts>) => {
    found.current = null;
    void keptDrafts.takeOver({ ...former, formKey, formerKeys: [former.formKey] });
  };

  return {
    texts,
    write: (next: ReportTexts) => {
      isTyped.current = true;
      setTexts(next);
      if (found.current !== null) takeOver(found.current);
      const isEmpty = reportTextFields.every((field) => next[field] === '');
      if (isEmpty) void keptDrafts.forget(inHandOf(next));
      else keptDrafts.keep(inHandOf(next));
    },
    /** Forgets the kept words, which the file now holds. */
    onMade: () => void keptDrafts.forget(found.current ?? inHandOf(texts)),
  };
}

function isReportOf(inHand: DraftInHand, id: number): inHand is DraftInHand<ReportTexts> {
  const { kind, projectId } = inHand.place;
  return kind === 'report' && projectId === id && isReportTexts(inHand.draft);
}

function isReportTexts(draft: Draft): draft is ReportTexts {
  const fields: Readonly<Record<string, unknown>> = { ...draft };
  return reportTextFields.every((field) => typeof fields[field] === 'string');
}
