import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { focusRing, focusRingInset } from '../../styles/focusRing.css';
import { Badge } from '../Badge';
import * as css from './Tabs.css';

interface TabBase<Id extends string> {
  id: Id;
  label: string;
  /** Shown while the tab is chosen. */
  content: ReactNode;
}

/** A count stands beside the label and brings its words: `(3) => "3 waiting"`. */
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
  /** The view that is shown. */
  selectedId: Id;
  /** The person chooses another view. */
  onSelect: (id: Id) => void;
}

/** One of several views of the same thing. Arrow keys choose; Tab goes on into the view. */
export function Tabs<Id extends string>({ label, tabs, selectedId, onSelect }: TabsProps<Id>) {
  const select = (key: unknown) => {
    const chosen = tabs.find(({ id }) => id === key);
    // React Aria also reports the selection it was given.
    if (chosen !== undefined && chosen.id !== selectedId) onSelect(chosen.id);
  };

  return (
    <AriaTabs className={css.tabs} selectedKey={selectedId} onSelectionChange={select}>
      <TabList aria-label={label} className={css.list}>
        {tabs.map(({ id, label: words, count, countLabel }) => (
          <Tab key={id} id={id} className={`${css.tab} ${focusRingInset}`}>
            <span className={css.label}>
              {words}
              <span aria-hidden="true" className={css.boldWidth}>
                {words}
              </span>
            </span>
            {count !== undefined && <Badge count={count} label={countLabel} />}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={`${css.panel} ${focusRing}`}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
