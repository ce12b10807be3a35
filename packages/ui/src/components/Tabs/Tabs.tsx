import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { neighbourForKey } from '../../focus/neighbourForKey';
import { useFocusLeft } from '../../focus/useFocusLeft';
import { focusRingInset } from '../../styles/focusRing.css';
import { Badge } from '../Badge';
import { TabPanel, type TabPanelHandle } from './TabPanel';
import * as css from './Tabs.css';

interface TabBase<Id extends string> {
  id: Id;
  label: string;
  /** Shown while the tab is chosen. Put several parts into a `Stack`, which spaces them. */
  content: ReactNode;
}

/** A count is shown beside the label and needs its words: `(3) => "3 waiting"`. */
export type TabItem<Id extends string = string> = TabBase<Id> &
  (
    | { count?: undefined; countLabel?: undefined }
    | { count: number | undefined; countLabel: (count: number) => string }
  );

export interface TabsProps<Id extends string = string> {
  /** What the tabs choose between: "Views of your projects". */
  label: string;
  /** The views, in the order in which they are read. */
  tabs: readonly TabItem<Id>[];
  /** The id of the view that is shown. */
  selectedId: NoInfer<Id>;
  /** Called when the person chooses another view. */
  onSelect: (id: NoInfer<Id>) => void;
}

/**
 * Tabs to choose one of several views of the same thing. Arrow keys choose; Tab goes on into the view.
 *
 * Not React Aria's tabs: those collect their tabs anew whenever a view renders, and force a layout while the
 * page is being built (docs/performance.md).
 */
export function Tabs<Id extends string>({ label, tabs, selectedId, onSelect }: TabsProps<Id>) {
  const baseId = useId();
  // By place: a caller's own id may contain a space, which references to an id do not allow.
  const tabId = (place: number) => `${baseId}-tab-${place}`;
  const selectedPlace = tabs.findIndex(({ id }) => id === selectedId);
  const panelId = `${baseId}-panel-${selectedPlace}`;
  // If `selectedId` is none of the tabs, the first tab keeps the list in reach of the Tab key.
  const stop = Math.max(selectedPlace, 0);
  const panel = useRef<TabPanelHandle>(null);
  const stopTab = useRef<HTMLButtonElement>(null);
  const focusHandlers = useFocusLeft(stopTab, '[role="tab"], [role="tabpanel"]');

  // Keys may come faster than views render: moving there and back must end where it began.
  const askedId = useRef(selectedId);
  useEffect(() => {
    askedId.current = selectedId;
  }, [selectedId]);

  const select = (id: Id) => {
    if (id === selectedId && id === askedId.current) return;
    askedId.current = id;
    onSelect(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') panel.current?.settle();
    const next = neighbourForKey(event, '[role="tablist"]', '[role="tab"]');
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    next.click();
  };

  return (
    <div className={css.tabs} {...focusHandlers}>
      <div role="tablist" aria-label={label} className={css.list}>
        {tabs.map(({ id, label: words, count, countLabel }, place) => {
          const badge = count !== undefined && <Badge count={count} label={countLabel} />;
          return (
            <button
              key={id}
              {...(place === stop && { ref: stopTab })}
              type="button"
              role="tab"
              id={tabId(place)}
              aria-selected={place === selectedPlace}
              {...(place === selectedPlace && { 'aria-controls': panelId })}
              {...(place !== stop && { tabIndex: -1 })}
              className={`${css.tab} ${focusRingInset}`}
              onClick={() => select(id)}
              onKeyDown={onKeyDown}
            >
              <span className={css.label}>
                {words}
                {badge}
              </span>
              <span aria-hidden="true" className={css.boldWidth}>
                {words}
                {badge}
              </span>
            </button>
          );
        })}
      </div>
      {tabs.map(
        ({ id, content }, place) =>
          place === selectedPlace && (
            <TabPanel key={id} ref={panel} id={panelId} labelledBy={tabId(place)}>
              {content}
            </TabPanel>
          ),
      )}
    </div>
  );
}
