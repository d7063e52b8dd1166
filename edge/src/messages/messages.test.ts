import { describeMessages } from 'shared-testing';

describeMessages();
