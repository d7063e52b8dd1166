import { attempt, mutation, type ForeignCase } from './case.ts';

const LINE = '[{order_item_uid:$orderItem,quantity_to_return:1}]';

/** Addresses, orders, returns, wish lists, compare lists, stored payments. */
export const CUSTOMER_CASES: readonly ForeignCase[] = [
  mutation('updateCustomerAddress', 'id', '(id:$address,input:{city:"Taken"}){id city street}'),
  mutation('deleteCustomerAddress', 'id', '(id:$address)'),
  attempt(
    'Query.guestOrder input.number',
    '{guestOrder(input:{number:$orderNumber,email:"shopper@example.com",lastname:"Al Qahtani"}){number email}}',
  ),
  attempt('Query.guestOrderByToken input.token', '{guestOrderByToken(input:{token:$orderToken}){number email}}'),
  mutation('reorderItems', 'orderNumber', '(orderNumber:$orderNumber){cart{id} userInputErrors{message}}'),
  mutation('cancelOrder', 'input.order_id', '(input:{order_id:$pendingOrder,reason:"Other"}){error order{number}}'),
  mutation('confirmCancelOrder', 'input.order_id', '(input:{order_id:$pendingOrder,confirmation_key:"x"}){error order{number}}'),
  mutation('requestGuestOrderCancel', 'input.token', '(input:{token:$orderToken,reason:"Other"}){error order{number}}'),
  mutation('requestReturn', 'input.order_uid', `(input:{order_uid:$order,items:${LINE}}){return{number}}`),
  mutation('requestReturn', 'input.items.order_item_uid', `(input:{order_uid:$ownOrder,items:${LINE}}){return{number}}`),
  mutation('requestGuestReturn', 'input.token', `(input:{token:$orderToken,items:${LINE}}){return{number}}`),
  mutation('requestGuestReturn', 'input.items.order_item_uid', `(input:{token:$guestToken,items:${LINE}}){return{number}}`),
  mutation('confirmReturn', 'input.order_id', '(input:{order_id:$order,confirmation_key:"x"}){return{number}}'),
  attempt('Customer.return uid', '{customer{return(uid:$return){number comments{text}}}}'),
  mutation('addReturnComment', 'input.return_uid', '(input:{return_uid:$return,comment_text:"Taken"}){return{number}}'),
  mutation(
    'addReturnTracking',
    'input.return_uid',
    '(input:{return_uid:$return,carrier_uid:"c21zYQ==",tracking_number:"1"}){return{number}}',
  ),
  mutation(
    'removeReturnTracking',
    'input.return_shipping_tracking_uid',
    '(input:{return_shipping_tracking_uid:$tracking}){return{number}}',
  ),
  attempt('Customer.wishlist_v2 id', '{customer{wishlist_v2(id:$wishlist){name items_count}}}'),
  mutation(
    'addProductsToWishlist',
    'wishlistId',
    '(wishlistId:$wishlist,wishlistItems:[{sku:"6207",quantity:1}]){wishlist{id} user_errors{message}}',
  ),
  mutation(
    'removeProductsFromWishlist',
    'wishlistId',
    '(wishlistId:$wishlist,wishlistItemsIds:[$wish]){wishlist{id} user_errors{message}}',
  ),
  mutation('removeProductsFromWishlist', 'wishlistItemsIds', '(wishlistId:"0",wishlistItemsIds:[$wish]){user_errors{message}}'),
  mutation(
    'updateProductsInWishlist',
    'wishlistId',
    '(wishlistId:$wishlist,wishlistItems:[{wishlist_item_id:$wish,quantity:9}]){wishlist{id} user_errors{message}}',
  ),
  mutation(
    'updateProductsInWishlist',
    'wishlistItems.wishlist_item_id',
    '(wishlistId:"0",wishlistItems:[{wishlist_item_id:$wish,quantity:9}]){user_errors{message}}',
  ),
  mutation('addWishlistItemsToCart', 'wishlistId', '(wishlistId:$wishlist){wishlist{id} add_wishlist_items_to_cart_user_errors{message}}'),
  mutation(
    'addWishlistItemsToCart',
    'wishlistItemIds',
    '(wishlistId:"0",wishlistItemIds:[$wish]){wishlist{items_count} add_wishlist_items_to_cart_user_errors{message}}',
  ),
  mutation('updateWishlist', 'wishlistId', '(wishlistId:$wishlist,name:"Taken"){uid name}'),
  mutation('deleteWishlist', 'wishlistId', '(wishlistId:$wishlist){status}'),
  ...['copyProductsBetweenWishlists', 'moveProductsBetweenWishlists'].flatMap((name) => [
    mutation(
      name,
      'sourceWishlistUid',
      '(sourceWishlistUid:$wishlist,destinationWishlistUid:$ownWishlist,wishlistItems:[{wishlist_item_id:$wish}]){source_wishlist{id} ' +
        'user_errors{message}}',
    ),
    mutation(
      name,
      'destinationWishlistUid',
      '(sourceWishlistUid:$ownWishlist,destinationWishlistUid:$wishlist,wishlistItems:[]){destination_wishlist{id} user_errors{message}}',
    ),
    mutation(
      name,
      'wishlistItems.wishlist_item_id',
      '(sourceWishlistUid:$ownWishlist,destinationWishlistUid:$ownSecondList,wishlistItems:[{wishlist_item_id:$wish}]){user_errors{message}}',
    ),
  ]),
  mutation(
    'updateRequisitionList',
    'requisitionListUid',
    '(requisitionListUid:$requisition,input:{name:"Taken"}){requisition_list{uid name}}',
  ),
  mutation('deleteRequisitionList', 'requisitionListUid', '(requisitionListUid:$requisition){status}'),
  mutation(
    'addProductsToRequisitionList',
    'requisitionListUid',
    '(requisitionListUid:$requisition,requisitionListItems:[{sku:"6207",quantity:1}]){requisition_list{uid}}',
  ),
  mutation(
    'updateRequisitionListItems',
    'requisitionListUid',
    '(requisitionListUid:$requisition,requisitionListItems:[{item_id:$requisitionItem,quantity:9}]){requisition_list{uid}}',
  ),
  mutation(
    'updateRequisitionListItems',
    'requisitionListItems.item_id',
    '(requisitionListUid:$ownRequisition,requisitionListItems:[{item_id:$requisitionItem,quantity:9}]){requisition_list{uid}}',
  ),
  mutation(
    'deleteRequisitionListItems',
    'requisitionListUid',
    '(requisitionListUid:$requisition,requisitionListItemUids:[$requisitionItem]){requisition_list{uid}}',
  ),
  mutation(
    'deleteRequisitionListItems',
    'requisitionListItemUids',
    '(requisitionListUid:$ownRequisition,requisitionListItemUids:[$requisitionItem]){requisition_list{uid}}',
  ),
  mutation('addRequisitionListItemsToCart', 'requisitionListUid', '(requisitionListUid:$requisition){status cart{id}}'),
  mutation(
    'addRequisitionListItemsToCart',
    'requisitionListItemUids',
    '(requisitionListUid:$ownRequisition,requisitionListItemUids:[$requisitionItem]){status cart{id}}',
  ),
  ...(
    [
      ['copyItemsBetweenRequisitionLists', 'requisition_list{uid}'],
      ['moveItemsBetweenRequisitionLists', 'destination_requisition_list{uid}'],
    ] as const
  ).flatMap(([name, answer]) =>
    (
      [
        ['sourceRequisitionListUid', '$requisition', '$ownRequisition', '$requisitionItem'],
        ['destinationRequisitionListUid', '$ownRequisition', '$requisition', '$requisitionItem'],
        ['requisitionListItem.requisitionListItemUids', '$ownRequisition', '$ownSecondRequisition', '$requisitionItem'],
      ] as const
    ).map(([argument, source, destination, entry]) =>
      mutation(
        name,
        argument,
        `(sourceRequisitionListUid:${source},destinationRequisitionListUid:${destination},requisitionListItem:{requisitionListItemUids:[${entry}]}){${answer}}`,
      ),
    ),
  ),
  attempt('Query.compareList uid', '{compareList(uid:$compare){uid item_count}}'),
  mutation('addProductsToCompareList', 'input.uid', '(input:{uid:$compare,products:["102"]}){item_count}'),
  mutation('removeProductsFromCompareList', 'input.uid', '(input:{uid:$compare,products:["101"]}){item_count}'),
  mutation('assignCompareListToCustomer', 'uid', '(uid:$compare){result}'),
  mutation('deleteCompareList', 'uid', '(uid:$compare){result}'),
  mutation('deletePaymentToken', 'public_hash', '(public_hash:$hash){result}'),
];
