/**
 * Says a text once, for what has just happened: again where the same happens again, unlike a region that
 * still holds it. React Aria's own, which its button brings along; it is the part of it that stands nowhere
 * among what it exports by name (3.53).
 */
export { announce } from 'react-aria/private/live-announcer/LiveAnnouncer';
