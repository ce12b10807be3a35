export { allowedTags, isAllowedLink, linkRel } from './allowedMarkup';
export { cleanHtml } from './cleanHtml';
export { countSeen, isBlank } from './countSeen';
export { richText } from './richText.css';
