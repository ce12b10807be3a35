import * as icons from '../../icons';
import * as css from './blocks.css';

/** All icons, in the colour of the text beside them. */
export function IconGallery() {
  return (
    <ul className={`sb-unstyled ${css.gallery}`}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className={css.galleryItem}>
          <Icon />
          <code className={css.galleryName}>{name}</code>
        </li>
      ))}
    </ul>
  );
}
