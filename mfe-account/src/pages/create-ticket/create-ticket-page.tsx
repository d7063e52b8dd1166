import { operation } from 'shared-contracts';
import { defineAccountPage } from 'shared-ui';
import { UploadOptionsDocument } from '../../features/attachments/attachments.graphql.ts';
import { knownOptions } from '../../features/attachments/use-attachments';
import { TICKETS_PATH } from '../../features/tickets/ticket-path';
import { AllTickets } from '../../features/tickets/ticket-links';
import { TicketOptionsDocument } from './create-ticket.graphql.ts';
import { messages } from './messages/source';
import { TicketForm } from './ticket-form';

export default defineAccountPage(
  {
    title: 'create-ticket.title',
    section: TICKETS_PATH,
    operations: () => ({
      options: operation(TicketOptionsDocument, {}, { required: false }),
      uploads: operation(UploadOptionsDocument, {}, { required: false }),
    }),
    lead: AllTickets,
    placeholder: '24rem',
    failed: 'create-ticket.failed',
    view: ({ options: { data: options }, uploads }) => options && { options: options.supportTicketOptions, files: knownOptions(uploads) },
    component: TicketForm,
  },
  messages,
);
