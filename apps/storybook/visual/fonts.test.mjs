// Which nodes of a page are asked for the font that draws them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nodesWithText } from './fonts.ts';

const text = (nodeValue) => ({ nodeId: 0, nodeType: 3, nodeName: '#text', nodeValue });
const element = (nodeId, nodeName, rest = {}) => ({
  nodeId,
  nodeType: 1,
  nodeName,
  nodeValue: '',
  ...rest,
});

test('parents of text are asked, wherever they stand; what only lays out is not', () => {
  const page = element(1, 'BODY', {
    children: [
      text('\n  '),
      element(2, 'P', { children: [text('印刷 '), element(3, 'B', { children: [text('Φ30')] })] }),
    ],
  });
  assert.deepEqual(nodesWithText(page), [
    { nodeId: 2, text: '印刷' },
    { nodeId: 3, text: 'Φ30' },
  ]);
});

test('the words in a form field and those that a style sheet writes are asked too', () => {
  const field = element(4, 'INPUT', {
    shadowRoots: [
      {
        nodeId: 5,
        nodeType: 11,
        nodeName: '#document-fragment',
        nodeValue: '',
        children: [element(6, 'DIV', { children: [text('悦享')] })],
      },
    ],
    pseudoElements: [element(7, '::before')],
  });
  assert.deepEqual(
    nodesWithText(field).map(({ nodeId }) => nodeId),
    [7, 6],
  );
});

test('what is never seen is not asked', () => {
  assert.deepEqual(
    nodesWithText(element(8, 'STYLE', { children: [text('p { color: red }')] })),
    [],
  );
});
