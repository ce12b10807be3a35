/**
 * Announces a text once, for something that has just happened. A repeated text is announced again, unlike in
 * a live region that still holds it. This is React Aria's own announcer, which its button loads anyway; in
 * 3.53 it is not among React Aria's named exports.
 */
export { announce } from 'react-aria/private/live-announcer/LiveAnnouncer';
