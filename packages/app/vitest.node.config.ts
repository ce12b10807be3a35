import { inNode } from '../../tools/test/inNode.ts';

export default inNode('app-node');
