import { Page, Spinner } from '@sounding/ui';
import { brand } from '../brand';

/** Shown until the first page has arrived. */
export function Starting() {
  return (
    <Page>
      <Spinner label={`Opening ${brand.productName} …`} />
    </Page>
  );
}
