import { decideQuantity } from './line-quantity';

test.each([
  ['3', { act: 'update', quantity: 3 }],
  ['٣', { act: 'update', quantity: 3 }],
  [' 12 ', { act: 'update', quantity: 12 }],
  ['2', { act: 'nothing' }],
  ['0', { act: 'remove' }],
  ['٠', { act: 'remove' }],
  ['', { act: 'refuse', problem: 'empty' }],
  ['-1', { act: 'refuse', problem: 'too-small' }],
  ['1.5', { act: 'refuse', problem: 'not-whole' }],
  ['1000000000', { act: 'refuse', problem: 'too-large' }],
  ['two', { act: 'refuse', problem: 'not-a-number' }],
])('“%s” in a line of 2', (text, decision) => expect(decideQuantity(text, 2)).toEqual(decision));
