import { reportTextFields, type ReportTexts } from '@sounding/domain/report';
import { useEffect, useRef, useState } from 'react';
import type { Draft, DraftInHand } from '../../../features/draftInHand/draftInHand';
import { useServices } from '../../../services';

const nothingTyped: ReportTexts = { aim: '', influence: '', reflections: '' };

/**
 * The team's part of a project's report. The server keeps none of it, so the browser does until the report
 * is made: whoever leaves the page, or loses it, finds their words in the dialog again.
 */
export function useReportTexts(projectId: number) {
  const { keptDrafts } = useServices();
  const [texts, setTexts] = useState(nothingTyped);
  const isTyped = useRef(false);

  useEffect(() => {
    let isHere = true;
    void keptDrafts.list().then((copies) => {
      const found = copies.find(({ inHand: { place } }) => isReportOf(place, projectId));
      const draft = found?.inHand.draft;
      if (isHere && !isTyped.current && draft !== undefined && isReportTexts(draft))
        setTexts(draft);
    });
    return () => {
      isHere = false;
    };
  }, [keptDrafts, projectId]);

  return {
    texts,
    write: (next: ReportTexts) => {
      isTyped.current = true;
      setTexts(next);
      const isEmpty = reportTextFields.every((field) => next[field] === '');
      if (isEmpty) void keptDrafts.forget(inHandOf(projectId, next));
      else keptDrafts.keep(inHandOf(projectId, next));
    },
    /** The file holds them now. */
    onMade: () => void keptDrafts.forget(inHandOf(projectId, texts)),
  };
}

/** One form for each project: its report is one. */
function inHandOf(projectId: number, draft: ReportTexts): DraftInHand {
  return {
    place: { kind: 'report', projectId, id: null, about: null },
    base: { draft: nothingTyped, version: null },
    draft,
    formKey: 'texts',
  };
}

function isReportOf({ kind, projectId }: DraftInHand['place'], id: number): boolean {
  return kind === 'report' && projectId === id;
}

function isReportTexts(draft: Draft): draft is ReportTexts {
  const fields: Readonly<Record<string, unknown>> = { ...draft };
  return reportTextFields.every((field) => typeof fields[field] === 'string');
}
