import { describeMessages } from 'shared-contracts/testing';

describeMessages();
