import { Link } from '@sounding/ui';
import { brand } from '../../brand';
import * as css from './PartnerLogos.css';

/** The partners of the brand; one without a picture is left out, one without an address has no link. */
export function PartnerLogos() {
  return (
    <ul className={css.list}>
      {brand.partners
        .filter(({ logo }) => logo !== '')
        .map(({ name, logo, href }) => (
          <li key={name} className={css.partner}>
            <img src={logo} alt="" className={css.logo} />
            {href === '' ? (
              name
            ) : (
              <Link href={href} variant="standalone" isExternal>
                {name}
              </Link>
            )}
          </li>
        ))}
    </ul>
  );
}
