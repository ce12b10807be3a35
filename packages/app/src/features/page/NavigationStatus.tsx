import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import * as css from './NavigationStatus.css';

/** A quick navigation says nothing: words that flash by would only disturb. */
const delayMilliseconds = 400;

/** Says that the next page is on its way, when it takes long enough to wonder. */
export function NavigationStatus() {
  const isLoading = useNavigation().state === 'loading';
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), delayMilliseconds);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);

  return (
    // The region stands there empty first: text that arrives in it later is what gets announced.
    <div role="status" className={css.place}>
      {isSlow && <span className={css.note}>Loading the page …</span>}
    </div>
  );
}
