import { attempt, mutation, type ForeignCase } from './case.ts';

/** Members of schema/extension.graphql. */
export const EXTENSION_CASES: readonly ForeignCase[] = [
  attempt('Customer.support_ticket uid', '{customer{support_ticket(uid:$ticket){number}}}'),
  attempt('Customer.drawing_request uid', '{customer{drawing_request(uid:$request){number}}}'),
  mutation(
    'createSupportTicket',
    'input.order_number',
    '(input:{subject:"S",message:"M",category:"other",order_number:$orderNumber}){ticket{order{number}} user_errors{message}}',
  ),
  mutation(
    'createSupportTicket',
    'input.upload_ids',
    '(input:{subject:"S",message:"M",category:"other",upload_ids:[$upload]}){ticket{messages{attachments{url}}} user_errors{message}}',
  ),
  mutation(
    'addSupportTicketMessage',
    'input.ticket_uid',
    '(input:{ticket_uid:$ticket,message:"Taken"}){ticket{number} user_errors{message}}',
  ),
  mutation(
    'addSupportTicketMessage',
    'input.upload_ids',
    '(input:{ticket_uid:$ownTicket,message:"Mine",upload_ids:[$upload]}){ticket{number} user_errors{message}}',
  ),
  mutation('closeSupportTicket', 'uid', '(uid:$ticket){ticket{number} user_errors{message}}'),
  mutation(
    'createDrawingRequest',
    'input.drawing_upload_ids',
    '(input:{title:"T",drawing_upload_ids:[$upload]}){request{number} user_errors{message}}',
  ),
  mutation(
    'addDrawingRequestMessage',
    'input.request_uid',
    '(input:{request_uid:$request,message:"Taken"}){request{number} user_errors{message}}',
  ),
  mutation(
    'addDrawingRequestMessage',
    'input.upload_ids',
    '(input:{request_uid:$request,message:"Taken",upload_ids:[$upload]}){request{number} user_errors{message}}',
  ),
  mutation('cancelDrawingRequest', 'uid', '(uid:$request){request{number} user_errors{message}}'),
  attempt(
    ['Mutation.applyForVacancy input.cv_upload_id', 'Mutation.applyForVacancy input.upload_token'],
    'mutation{applyForVacancy(input:{vacancy_code:"application-engineer-bearings",firstname:"X",lastname:"Y",email:"x@example.com",telephone:"1",cv_upload_id:$upload,upload_token:"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}){application{number} ' +
      'user_errors{message}}}',
  ),
];
