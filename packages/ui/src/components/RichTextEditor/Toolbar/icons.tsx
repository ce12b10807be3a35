import { Icon } from '../../../icons/Icon';
import { mirrored, upright } from './mirrored.css';

/* Icons that only the editor's toolbar uses. */

export function BoldIcon() {
  return (
    <Icon>
      <path
        strokeWidth="3"
        d="M7.5 5h5.5a3.4 3.4 0 0 1 0 6.8H7.5zM7.5 11.8h6.3a3.6 3.6 0 0 1 0 7.2H7.5z"
      />
    </Icon>
  );
}

export function ItalicIcon() {
  return (
    <Icon>
      <path d="M10.5 5h6M7.5 19h6M14 5l-4 14" />
    </Icon>
  );
}

export function UnderlineIcon() {
  return (
    <Icon>
      <path d="M7 4.5v6a5 5 0 0 0 10 0v-6M6 20h12" />
    </Icon>
  );
}

export function BulletListIcon() {
  return (
    <Icon>
      <g className={mirrored}>
        <path d="M10 6.5h10M10 12h10M10 17.5h10" />
        <path strokeWidth="3.5" d="M4.6 6.5h.1M4.6 12h.1M4.6 17.5h.1" />
      </g>
    </Icon>
  );
}

export function NumberedListIcon() {
  return (
    <Icon>
      <g className={mirrored}>
        <path d="M11 6.5h9M11 12h9M11 17.5h9" />
        <path
          className={upright}
          strokeWidth="1.75"
          d="M3.7 5.4l1.6-1v4.8M3.6 15.6c.3-1.7 3-1.5 2.8.2-.1 1.2-2.6 1.9-2.8 3.7h3"
        />
      </g>
    </Icon>
  );
}

export function LinkIcon() {
  return (
    <Icon>
      <path d="M10.2 13.8a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M13.8 10.2a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1" />
    </Icon>
  );
}
